import { autocompletion, type Completion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import { bracketMatching } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, nextDiagnostic, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { CONSTANTS, FIELDS, FUNCTIONS, METHODS, type Variables } from './expression-names.ts'

/** Something wrong in an expression. Lines and columns count from 1. */
export interface ExpressionMarker {
  startLineNumber: number
  startColumn: number
  endLineNumber: number
  endColumn: number
  message: string
}

export interface ExpressionEditorProps {
  label: string
  value: string
  variables: Variables
  markers: readonly ExpressionMarker[]
  /** Attributes of profiles that exist. */
  attributes: readonly string[]
  onChange(value: string): void
}

const theme = EditorView.theme({
  '&': { fontSize: '0.8125rem', backgroundColor: 'transparent', color: 'var(--recert-text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    minHeight: '72px',
    padding: '8px 0',
    caretColor: 'var(--recert-text)',
  },
  '.cm-gutters': { backgroundColor: 'var(--recert-sunken)', color: 'var(--recert-quiet)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--recert-text)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--recert-surface)',
    color: 'var(--recert-text)',
    border: '1px solid var(--recert-line)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--recert-accent)',
    color: 'var(--recert-on-fill)',
  },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--recert-accent-soft)' },
})

const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const options = (type: string, labels: readonly string[]): Completion[] => labels.map((label) => ({ type, label }))

const fieldsOf = (type: Variables[string] | undefined) => type && FIELDS[type]

function complete(variables: Variables, attributes: () => readonly string[]) {
  return (context: CompletionContext) => {
    const member = context.matchBefore(/\b[a-z]\w*(\.\w+)*\.\w*/)
    if (member) {
      const at = member.text.lastIndexOf('.')
      const path = member.text.slice(0, at)
      const [variable = '', field] = path.split('.')
      const from = member.from + at + 1
      const labels =
        (field === 'profile' || field === 'attributes') && variables[variable]
          ? attributes()
          : fieldsOf(variables[path])
      if (labels) return { from, options: options('property', labels), validFor: /^\w*$/ }
    }
    const method = context.matchBefore(/\.\w*/)
    const word = context.matchBefore(/[\w.]+/)
    const isOfVariable = variables[word?.text.split('.')[0] ?? ''] !== undefined
    if (method && (!word || word.from === method.from || isOfVariable))
      return { from: method.from + 1, options: options('method', METHODS), validFor: /^\w*$/ }
    if (!word && !context.explicit) return null
    return {
      from: word?.from ?? context.pos,
      options: [
        ...options('variable', [...Object.keys(variables).filter((path) => !path.includes('.')), 'has']),
        ...options('function', FUNCTIONS),
        ...options('constant', CONSTANTS),
      ],
      validFor: /^[\w.]*$/,
    }
  }
}

const diagnosticOf = (state: EditorState, marker: ExpressionMarker): Diagnostic => {
  const at = (line: number, column: number) => {
    const { from, to } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines))
    return Math.min(from + Math.max(column, 1) - 1, to)
  }
  const from = at(marker.startLineNumber, marker.startColumn)
  return {
    from,
    to: Math.max(from, at(marker.endLineNumber, marker.endColumn)),
    severity: 'error',
    message: marker.message,
  }
}

/** Loaded when the field is focused. */
export default function ExpressionEditor(props: ExpressionEditorProps) {
  const { label, value, variables, markers, attributes, onChange } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const current = useRef({ onChange, attributes })
  current.current = { onChange, attributes }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor owns its text once it is there
  useEffect(() => {
    if (!host.current) return
    view.current = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          EditorView.cspNonce.of(nonce()),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label }),
          lineNumbers(),
          lintGutter(),
          bracketMatching(),
          autocompletion({ override: [complete(variables, () => current.current.attributes)] }),
          keymap.of([{ key: 'Alt-F8', run: nextDiagnostic }, ...completionKeymap, ...lintKeymap]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) current.current.onChange(update.state.doc.toString())
          }),
          theme,
        ],
      }),
    })
    view.current.focus()
    return () => view.current?.destroy()
  }, [])
  useEffect(() => {
    const { current: editor } = view
    // An example was chosen, or somebody else's change was taken.
    if (editor && editor.state.doc.toString() !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])
  useEffect(() => {
    const { current: editor } = view
    if (!editor) return
    editor.dispatch(
      setDiagnostics(
        editor.state,
        markers.map((marker) => diagnosticOf(editor.state, marker)),
      ),
    )
  }, [markers])
  return <div ref={host} />
}
