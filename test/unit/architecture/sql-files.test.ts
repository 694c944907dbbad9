// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are source code
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { isSqlTemplate, visit } from './sql-tables.ts'

const RUNS = new Set(['rows', 'first', 'count', 'last', 'atCommit'])

const parse = (path: string, source: string) => ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)

/** Whether the file runs statements: calls a method of Reader or Tx, or hands one of them on. */
function runsStatements(file: ts.SourceFile): boolean {
  let runs = false
  visit(file, (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      RUNS.has(node.expression.name.text)
    )
      runs = true
    if (ts.isTypeReferenceNode(node) && ['Reader', 'Tx'].includes(node.typeName.getText(file))) runs = true
  })
  return runs
}

/** The exported values that are fragments: templates, and functions whose body is one. */
function exportedFragments(file: ts.SourceFile): string[] {
  const isExported = (node: ts.HasModifiers) =>
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
  const isFragment = (node: ts.Node | undefined): boolean =>
    node !== undefined && (isSqlTemplate(node) || (ts.isArrowFunction(node) && isFragment(node.body)))
  const returnsSql = (node: ts.Node) => /^Sql(\[\])?$/.test((node as ts.FunctionDeclaration).type?.getText(file) ?? '')
  return file.statements.flatMap((node) => {
    if (ts.isFunctionDeclaration(node) && isExported(node) && returnsSql(node)) return node.name?.text ?? []
    if (!ts.isVariableStatement(node) || !isExported(node)) return []
    return node.declarationList.declarations.flatMap(({ name, initializer }) =>
      isFragment(initializer) || (initializer && returnsSql(initializer)) ? name.getText(file) : [],
    )
  })
}

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((path) => `server/${path}`)
  .sort()
const parsed = (ending: string) =>
  files.filter((path) => path.endsWith(ending)).map((path) => ({ path, file: parse(path, readFileSync(path, 'utf8')) }))

describe('files with SQL', () => {
  it('*.sql.ts run no statement', () => {
    const fragments = parsed('.sql.ts')
    expect(fragments.length).toBeGreaterThan(5)
    expect(fragments.flatMap(({ path, file }) => (runsStatements(file) ? path : []))).toEqual([])
  })

  it('of imports take the position of a field from its name', () => {
    const imports = files.filter((path) => /^server\/imports\/.*\.(store|sql)\.ts$/.test(path))
    expect(imports.length).toBeGreaterThan(20)
    expect(imports.filter((path) => /\bfields\[\d/.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  it('*.store.ts run statements, and export no fragment', () => {
    const stores = parsed('.store.ts')
    expect(stores.length).toBeGreaterThan(20)
    expect(stores.flatMap(({ path, file }) => (runsStatements(file) ? [] : path))).toEqual([])
    expect(stores.flatMap(({ path, file }) => exportedFragments(file).map((name) => `${path}: ${name}`))).toEqual([])
  })

  it.each([
    ['a call', 'export const a = (db) => db.rows(sql`select 1`)'],
    ['a parameter', 'export function a(tx: Tx) {}'],
  ])('finds that a file runs statements: %s', (_, source) => {
    expect(runsStatements(parse('a.sql.ts', source))).toBe(true)
  })

  it.each([
    ['a template', 'export const a = sql`select 1`'],
    ['a function of templates', 'export const a = (id) => sql`select ${id}`'],
    ['a function that returns Sql', 'export function a(): Sql[] { return [] }'],
    ['an arrow function that returns Sql', 'export const a = (): Sql => build()'],
  ])('finds an exported fragment: %s', (_, source) => {
    expect(exportedFragments(parse('a.store.ts', source))).toEqual(['a'])
    expect(exportedFragments(parse('a.store.ts', source.replace('export ', '')))).toEqual([])
  })
})
