/** What a text looks like. A mapping reads values; this only tells columns apart. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/.test(text)

export const isNumber = (text: string): boolean => /^[+-]?\d[\d.,' ]{0,30}%?$/.test(text)

const DATES = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ]\S.{0,30})?$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4})(?:,? \S.{0,20})?$/,
  /^\d{1,2}[- ]\p{L}{3,9}\.?[- ](?:\d{2}|\d{4})(?:,? \S.{0,20})?$/u,
]
export const isDate = (text: string): boolean => text.length <= 50 && DATES.some((shape) => shape.test(text))

export const isFlag = (text: string): boolean =>
  /^(?:true|false|yes|no|y|n|x|on|off|0|1|ja|nein|oui|non|si|sí|sì|sim|nee|vero|falso|wahr|falsch|active|inactive|enabled|disabled)$/i.test(
    text,
  )
