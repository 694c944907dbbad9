import { Suspense, useState } from 'react'
import { lazyPart } from '../page/lazy-part.tsx'
import type { ExpressionEditorProps } from './expression-editor.tsx'
import classes from './expression-input.module.css'

const ExpressionEditor = lazyPart(() => import('./expression-editor.tsx'))

interface ExpressionInputProps extends ExpressionEditorProps {
  disabled?: boolean
  placeholder?: string
  onFocus?(): void
}

/** A field for an expression. The editor is loaded when it is focused. What is wrong stands under it, with its place. */
export function ExpressionInput({ disabled = false, placeholder, onFocus, ...editor }: ExpressionInputProps) {
  const { label, value, markers, onChange } = editor
  const [isEditing, setIsEditing] = useState(false)
  return (
    <>
      <div
        className={classes.editor}
        data-disabled={disabled || undefined}
        data-problem={(!disabled && markers.length > 0) || undefined}
      >
        {isEditing && !disabled ? (
          <Suspense fallback={<textarea className={classes.plain} value={value} readOnly aria-label={label} />}>
            <ExpressionEditor {...editor} />
          </Suspense>
        ) : (
          <textarea
            className={classes.plain}
            aria-label={label}
            value={value}
            disabled={disabled}
            rows={3}
            placeholder={placeholder}
            onFocus={() => {
              setIsEditing(true)
              onFocus?.()
            }}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </div>
      {markers.map(({ startLineNumber, startColumn, message }) => (
        <p key={`${startLineNumber} ${startColumn} ${message}`} className={classes.problem} role="alert">
          Line {startLineNumber}, column {startColumn}: {message}
        </p>
      ))}
    </>
  )
}
