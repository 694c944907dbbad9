/** Department and team are inherited from the parent position unless set. */
interface Post {
  title: string
  department?: string
  team?: string
  reports?: readonly Post[]
  /** How many additional people of each title report here. */
  staff?: Staff
  contractors?: Staff
}

type Staff = Readonly<Record<string, number>>

const engineers = (team: string, staff: Staff, contractors: Staff = {}): Post => ({
  title: `Engineering Manager, ${team}`,
  team,
  staff,
  contractors,
})

const shift = (team: string): Post => ({
  title: `Production Supervisor, ${team}`,
  team,
  staff: { 'Assembly Technician': 4, 'Test Technician': 2 },
})

const support = (team: string): Post => ({
  title: `Support Manager, ${team}`,
  team,
  staff: { 'Support Engineer': 3, 'Customer Success Specialist': 2 },
})

const territory = (team: string): Post => ({
  title: `Vice President of Sales, ${team}`,
  team,
  staff: { 'Account Executive': 3, 'Sales Engineer': 1, 'Sales Development Representative': 2 },
})

const engineering: Post = {
  title: 'Chief Technology Officer',
  department: 'Engineering',
  reports: [
    {
      title: 'Director of Platform Engineering',
      team: 'Platform',
      reports: [
        engineers('Build and Release', { 'Software Engineer': 3, 'Release Engineer': 2 }),
        engineers('Cloud Infrastructure', { 'Infrastructure Engineer': 4 }, { 'Infrastructure Engineer': 1 }),
        engineers('Site Reliability', { 'Site Reliability Engineer': 5 }, { 'Site Reliability Engineer': 1 }),
        engineers('Data Platform', { 'Data Engineer': 4, 'Software Engineer': 2 }),
      ],
    },
    {
      title: 'Director of Robotics Software',
      team: 'Robotics',
      reports: [
        engineers('Motion Control', { 'Controls Engineer': 3, 'Software Engineer': 3 }),
        engineers('Perception', { 'Perception Engineer': 4, 'Software Engineer': 1 }, { 'Perception Engineer': 1 }),
        engineers('Navigation', { 'Robotics Engineer': 4, 'Software Engineer': 2 }),
        engineers('Fleet Management', { 'Software Engineer': 5, 'Web Engineer': 2 }),
      ],
    },
    {
      title: 'Director of Hardware Engineering',
      team: 'Hardware',
      reports: [
        engineers('Actuators', { 'Mechanical Engineer': 4 }),
        engineers('Electronics', { 'Electrical Engineer': 5 }),
        engineers('Firmware', { 'Firmware Engineer': 5 }, { 'Firmware Engineer': 1 }),
        engineers('Mechanical Design', { 'Mechanical Engineer': 4, 'Drafting Technician': 1 }),
      ],
    },
    {
      title: 'Director of Quality Engineering',
      team: 'Quality',
      reports: [
        engineers('Test Automation', { 'Test Engineer': 4 }, { 'Test Engineer': 2 }),
        engineers('Simulation', { 'Simulation Engineer': 5 }),
        engineers('Functional Safety', { 'Safety Engineer': 4 }),
        engineers('Field Reliability', { 'Reliability Engineer': 4 }),
      ],
    },
  ],
}

const operations: Post = {
  title: 'Chief Operating Officer',
  department: 'Manufacturing',
  reports: [
    {
      title: 'Director of Production',
      team: 'Production',
      reports: [shift('Arms'), shift('Mobile Bases'), shift('Grippers'), shift('Final Assembly')],
    },
    {
      title: 'Director of Supply Chain',
      team: 'Supply Chain',
      staff: { Buyer: 2, 'Production Planner': 2, 'Logistics Coordinator': 2 },
    },
    { title: 'Director of Facilities', team: 'Facilities', staff: { 'Facilities Technician': 3, 'Safety Officer': 1 } },
    {
      title: 'Vice President of Customer Support',
      department: 'Customer Support',
      reports: [support('Americas'), support('Europe'), support('Asia Pacific'), support('Field Service')],
    },
  ],
}

const product: Post = {
  title: 'Chief Product Officer',
  department: 'Product',
  reports: [
    { title: 'Director of Product Management', team: 'Product Management', staff: { 'Product Analyst': 5 } },
    { title: 'Director of Design', team: 'Design', staff: { 'Product Designer': 4 }, contractors: { Illustrator: 1 } },
  ],
  staff: { 'User Researcher': 1, 'Technical Writer': 2 },
}

const revenue: Post = {
  title: 'Chief Revenue Officer',
  department: 'Sales',
  reports: [
    territory('Americas'),
    territory('Europe'),
    territory('Asia Pacific'),
    {
      title: 'Director of Sales Operations',
      team: 'Sales Operations',
      staff: { 'Sales Operations Analyst': 3, 'Deal Desk Specialist': 1 },
    },
    {
      title: 'Vice President of Marketing',
      department: 'Marketing',
      reports: [
        {
          title: 'Director of Demand Generation',
          team: 'Demand',
          staff: { 'Marketing Specialist': 3, 'Web Producer': 1 },
        },
        { title: 'Director of Brand', team: 'Brand', staff: { Copywriter: 2, 'Graphic Designer': 2 } },
        { title: 'Director of Communications', team: 'Communications', staff: { 'Communications Specialist': 4 } },
      ],
      staff: { 'Events Coordinator': 2 },
    },
  ],
}

const finance: Post = {
  title: 'Chief Financial Officer',
  department: 'Finance',
  reports: [
    {
      title: 'Controller',
      team: 'Accounting',
      reports: [
        {
          title: 'Accounts Payable Manager',
          team: 'Accounts Payable',
          reports: [{ title: 'Payments Lead' }],
          staff: { 'Accounts Payable Specialist': 4 },
        },
      ],
      staff: { 'General Ledger Accountant': 3, 'Accounts Receivable Specialist': 2 },
    },
    { title: 'Treasurer', team: 'Treasury', staff: { 'Treasury Analyst': 4 } },
    { title: 'Director of Financial Planning', team: 'Planning', staff: { 'Financial Analyst': 5 } },
    { title: 'Internal Auditor', team: 'Audit' },
  ],
}

const people: Post = {
  title: 'Chief People Officer',
  department: 'People',
  reports: [
    { title: 'Director of Talent', team: 'Talent', staff: { Recruiter: 3, 'Learning Specialist': 1 } },
    {
      title: 'Director of People Operations',
      team: 'People Operations',
      staff: { 'People Operations Specialist': 3, 'Payroll Specialist': 2 },
    },
  ],
  staff: { 'People Partner': 2 },
}

const technology: Post = {
  title: 'Chief Information Officer',
  department: 'IT and Security',
  reports: [
    { title: 'Director of IT', team: 'IT Operations', staff: { 'Systems Administrator': 4, 'Network Engineer': 2 } },
    {
      title: 'Chief Information Security Officer',
      team: 'Security',
      staff: { 'Security Engineer': 3, 'Security Analyst': 2, 'Compliance Analyst': 2 },
    },
    {
      title: 'Helpdesk Manager',
      team: 'Helpdesk',
      staff: { 'Helpdesk Technician': 4 },
      contractors: { 'Helpdesk Technician': 1 },
    },
    {
      title: 'Business Applications Manager',
      team: 'Business Applications',
      staff: { 'Applications Analyst': 4 },
    },
  ],
}

const company: Post = {
  title: 'Chief Executive Officer',
  department: 'Executive',
  reports: [
    { title: 'Chief of Staff' },
    {
      title: 'General Counsel',
      team: 'Legal',
      staff: { 'Corporate Counsel': 2, 'Contracts Specialist': 1, Paralegal: 1 },
    },
    engineering,
    operations,
    product,
    revenue,
    finance,
    people,
    technology,
  ],
}

/** A position in the company, for one person. */
export interface Place {
  title: string
  department: string
  team: string
  above: Place | undefined
  /** Leaders have reports. Staff with a shared title have grades; a single expert has none. */
  kind: 'leader' | 'expert' | 'staff' | 'contractor'
}

/** Every position, managers before their reports. */
export const allPlaces = (): Place[] => [...placesOf(company, undefined)]

function* placesOf(post: Post, above: Place | undefined): Generator<Place> {
  const { title, department = above?.department ?? '', reports = [], staff = {}, contractors = {} } = post
  // The head of a department is in no team of the parent department.
  const team = post.team ?? (post.department ? '' : (above?.team ?? ''))
  const place: Place = { title, department, team, above, kind: post.reports || post.staff ? 'leader' : 'expert' }
  yield place
  for (const report of reports) yield* placesOf(report, place)
  for (const title of titlesOf(staff)) yield { title, department, team, above: place, kind: 'staff' }
  for (const title of titlesOf(contractors)) yield { title, department, team, above: place, kind: 'contractor' }
}

const titlesOf = (counts: Staff): string[] =>
  Object.entries(counts).flatMap(([title, count]) => Array<string>(count).fill(title))
