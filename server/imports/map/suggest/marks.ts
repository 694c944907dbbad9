/** What stands in a matrix for "has access", and for "has none". */
export const MARKS = ['x', 'xx', '✓', '✔', '✅', '●', '•']
export const NO_MARKS = [
  ...'-, –, —, /, no, n, nein, non, none, 0, false, n/a, no access, kein, keine, keiner'.split(', '),
  ...'kein zugriff, aucun, aucune, ninguno, ninguna, nessuno, nessuna, geen, nenhum, nenhuma'.split(', '),
]

/** What a cell of a matrix calls how much somebody may do. */
const LEVELS = new Set(
  [
    'admin, administrator, superadmin, super admin, superuser, owner, co-owner, full, full access, full control, manage',
    'manager, maintainer, power user, user, member, standard, basic, limited, guest, viewer, view, view only, reader',
    'read, read only, read-only, readonly, read/write, read-write, r, rw, ro, w, write, writer, edit, editor, contributor',
    'approver, approve, operator, auditor, developer, support, lesen, schreiben, lesend, schreibend, leser, nur lesen',
    'vollzugriff, benutzer, besitzer, bearbeiter, lecture, écriture, lecteur, utilisateur, administrateur, lectura',
    'escritura, usuario, administrador, lettura, scrittura, utente, amministratore, lezen, schrijven, gebruiker, beheerder',
  ].flatMap((line) => line.split(', ')),
)
export const isLevel = (text: string): boolean => LEVELS.has(text.toLowerCase())
const isNoMark = (text: string): boolean => NO_MARKS.includes(text.toLowerCase())

/** What may stand in a cell of a matrix: a mark, a level, or that there is none. */
export const isCellOfMatrix = (text: string): boolean => isMark(text) || isLevel(text) || isNoMark(text)

export const isMark = (text: string): boolean => MARKS.includes(text.toLowerCase())
