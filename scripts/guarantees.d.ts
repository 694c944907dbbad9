export interface Guarantee {
  id: string
  guarantee: string
  tests: string
}
export const NO_TEST: string
export function filesById(root?: string): Map<string, string[]>
export function guaranteesOf(text: string): Guarantee[]
export function withTestFiles(text: string, files?: Map<string, string[]>): string
