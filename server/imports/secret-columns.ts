import { columnName } from './map/texts.ts'

const SECRET =
  /passw|kennwort|passphrase|mot de passe|contrase|wachtwoord|\bsenha\b|secret|geheim|token|api ?key|private ?key|\bpin\b|\bssn\b|sala[ri]|gehalt|\blohn\b|\bwage|remunera|stipend|compensation/

/** Whether the values of a column of that name are never shown, suggested or taken along. */
export const isSecretColumn = (column: string): boolean => SECRET.test(columnName(column).replace(/[_-]+/g, ' '))
