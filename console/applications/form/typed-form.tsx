import { Box } from "@mui/material"
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"

import type { HttpError } from "../../api/http-error.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"

/** The next focusable input or button after the current one. */
const next = (form: HTMLFormElement, from: EventTarget) => {
  const stops = [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(":disabled, fieldset, output"),
  )
  return stops[stops.indexOf(from as HTMLElement) + 1]
}

/** A form for fast typing: Enter moves to the next field and never submits; Ctrl+S submits. */
export function TypedForm({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const submitOnCtrlS = (event: globalThis.KeyboardEvent) => {
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    window.addEventListener("keydown", submitOnCtrlS)
    return () => window.removeEventListener("keydown", submitOnCtrlS)
  }, [])

  const moveOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event
    // While an IME composes Devanagari, Enter accepts the suggestion.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    // Enter keeps its default action on buttons and file inputs.
    if (
      !(target instanceof HTMLElement && target.matches("input:not([type=file]), select, textarea"))
    )
      return
    event.preventDefault()
    next(event.currentTarget, target)?.focus()
  }
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      onKeyDown={moveOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      sx={{ display: "grid", gap: 2, my: 2 }}
    >
      {children}
    </Box>
  )
}

/** Shows why a form could not be saved; the typed values stay. */
export function SaveErrors({ failure }: { failure: HttpError | undefined }) {
  return <ErrorAlert text={failure?.status === 413 ? "console.form.tooLarge" : failure?.message} />
}
