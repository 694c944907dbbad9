/** Given and family names, one row per language. Only letters that NFD reduces to ASCII, since usernames use them. */
export const NAMES: readonly (readonly [given: readonly string[], family: readonly string[]])[] = [
  [
    'Alice Owen Grace Felix Harriet Simon Nora Miles Beth Callum',
    'Hartley Whitcombe Fairley Drummond Ashdown Prescott',
  ],
  ['Lucía Mateo Inés Andrés Pilar Joaquín Carmen Rubén Elena Tomás', 'Ibáñez Cordero Salcedo Quintana Robles Arriaga'],
  [
    'Élise Bastien Camille Rémi Manon Théo Solène Gaëlle Luc Margaux',
    'Lefèvre Marchand Rousselot Delacourt Vasseur Brunel',
  ],
  [
    'Anke Jürgen Katrin Matthias Silke Torsten Ulrike Björn Heike Lars',
    'Brandt Vogelsang Keller Reinhardt Köhler Lindner',
  ],
  [
    'Priya Arjun Kavita Rohan Ananya Vikram Meera Sanjay Divya Nikhil',
    'Raghavan Deshpande Mukherjee Iyer Chauhan Pillai',
  ],
  ['Wei Xiulan Jian Meiling Haoran Yuting Zihan Lan Chenxi Bo', 'Zhao Lin Huang Xu Feng Tang'],
  ['Haruka Kenta Yui Takumi Aoi Daichi Sakura Ren Misaki Sōta', 'Nakamura Ishikawa Fujimoto Ōno Hayashi Kobayakawa'],
  ['Minjun Seoyeon Jiho Hana Doyun Yuna Taeyang Soojin Eunwoo Mirae', 'Kang Yoon Baek Seo Hwang Noh'],
  ['Chidi Adaeze Kwame Abena Tunde Ngozi Kofi Folake Emeka Zainab', 'Okonkwo Mensah Adeyemi Boateng Eze Asante'],
  ['Layla Omar Nadia Karim Samira Yusuf Rania Tariq Huda Bilal', 'Haddad Mansour Khoury Nasser Farouk Saleh'],
  ['Zofia Marek Agnieszka Tomek Ewa Piotr Hanna Radek Iwona Jan', 'Nowicki Zieliński Wrona Dąbek Kaczmarek Sikora'],
  ['Astrid Henrik Maja Oskar Signe Emil Ingrid Axel Freja Åke', 'Lindqvist Sandberg Nyström Ekdahl Hallgren Forsell'],
  ['Linh Minh Thảo Quân Hương Tuấn Mai Khoa Ngọc Phúc', 'Trần Phạm Vũ Bùi Hồ Dương'],
  [
    'Beatriz Thiago Larissa Caio Fernanda Davi Juliana Rafael Camila Bruno',
    'Almeida Teixeira Moraes Barbosa Cardoso Pacheco',
  ],
].map(([given = '', family = '']) => [given.split(' '), family.split(' ')])
