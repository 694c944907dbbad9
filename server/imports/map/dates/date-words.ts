/** Months in English, German, French, Spanish, Italian, Dutch and Portuguese, short and long, without accents. */
const MONTHS = [
  'jan january januar janv janvier ene enero gen gennaio januari janeiro janner',
  'feb february februar fev fevr fevrier febrero febbraio februari fevereiro',
  'mar march marz mrz mars marzo maart mrt marco maerz',
  'apr april avr avril abr abril aprile',
  'may mai mayo mag maggio mei maio',
  'jun june juni juin junio giu giugno junho',
  'jul july juli juil juillet julio lug luglio julho',
  'aug august aout ago agosto augustus',
  'sep sept september septembre septiembre set settembre setembro',
  'oct october okt oktober octobre octubre ott ottobre out outubro',
  'nov november novembre noviembre novembro',
  'dec december dez dezember decembre dic diciembre dicembre dezembro',
]
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)))

/** The number of a month by its name, or undefined. */
export const monthOf = (name: string): number | undefined =>
  MONTH_OF.get(
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f.]/g, '')
      .toLowerCase(),
  )

const WEEKDAY =
  /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\.?,?\s+/i
export const withoutWeekday = (text: string): string => text.replace(WEEKDAY, '')

const ZONE = /^(?:utc|gmt|z)?\s*(?:([+-])(\d\d)(?::?(\d\d))?)?$/i

/** Minutes east of Greenwich, or undefined if the text is no offset. */
export function offsetOf(zone: string): number | undefined {
  const [whole, sign, hours = '0', minutes = '0'] = ZONE.exec(zone) ?? []
  if (whole === undefined || Number(hours) > 14 || Number(minutes) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
