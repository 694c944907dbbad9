import { createContext, useContext } from 'react'
import type { FieldProblem } from '../../api/problem.ts'

interface Editor {
  isDisabled: boolean
  /** What the server refused, by the path of the field in the policy. */
  problems: readonly FieldProblem[]
}

export const EditorContext = createContext<Editor>({ isDisabled: false, problems: [] })

/** Whether fields can be changed, and what is wrong with one of them or with something in it. */
export function useEditor() {
  const { isDisabled, problems } = useContext(EditorContext)
  const find = (matches: (field: string) => boolean): string | undefined => {
    const found = problems.find(({ field }) => matches(field))
    return found && sentence(found.description)
  }
  return {
    isDisabled,
    problemAt: (path: string) => find((field) => field === path),
    problemIn: (path: string) =>
      find((field) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`)),
  }
}

/** Descriptions of the server continue the name of the field: "must not be empty". */
const sentence = (text: string) => {
  const whole = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}
