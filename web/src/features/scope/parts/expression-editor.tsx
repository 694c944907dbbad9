import { autocompletion, type Completion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import { bracketMatching } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, nextDiagnostic, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { CONSTANTS, FIELDS, FUNCTIONS, METHODS } from '../expression-names.ts'
import type { ExpressionCheck } from '../queries.ts'

export interface ExpressionEditorProps {
  label: string
  value: string
  subject: 'USERS' | 'ACCOUNTS'
  markers: ExpressionCheck['markers']
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

function complete(subject: 'USERS' | 'ACCOUNTS', attributes: () => readonly string[]) {
  return (context: CompletionContext) => {
    const profile = context.matchBefore(/\b(subject|user)\.(profile|attributes)\.\w*/)
    if (profile) {
      const from = profile.from + profile.text.lastIndexOf('.') + 1
      return { from, options: options('property', attributes()), validFor: /^\w*$/ }
    }
    const member = context.matchBefore(/\b(subject|user)\.\w*/)
    if (member) {
      const from = member.from + member.text.indexOf('.') + 1
      return { from, options: options('property', FIELDS[subject]), validFor: /^\w*$/ }
    }
    const method = context.matchBefore(/\.\w*/)
    const word = context.matchBefore(/[\w.]+/)
    if (method && (!word || word.from === method.from || /^(subject|user)\./.test(word.text)))
      return { from: method.from + 1, options: options('method', METHODS), validFor: /^\w*$/ }
    if (!word && !context.explicit) return null
    return {
      from: word?.from ?? context.pos,
      options: [
        ...options('variable', ['subject', 'has']),
        ...options('function', FUNCTIONS),
        ...options('constant', CONSTANTS),
      ],
      validFor: /^[\w.]*$/,
    }
  }
}

const diagnosticOf = (state: EditorState, marker: ExpressionCheck['markers'][number]): Diagnostic => {
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
  const { label, value, subject, markers, attributes, onChange } = props
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
          autocompletion({ override: [complete(subject, () => current.current.attributes)] }),
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
