import { Box, Button, Typography } from "@mui/material"
import { type ComponentProps, useRef, useState, useSyncExternalStore } from "react"

import { connection } from "#console/api/connection.ts"

import { useText } from "../text/use-language.ts"
import { FormStateContext } from "./form-state.tsx"
import { useLeaveGuard } from "./leave-guard.tsx"
import { type Send, useAttempt } from "./use-attempt.ts"
import { type DraftState, isPutBack, rememberDraft, useDraft } from "./use-draft.ts"

type Control = HTMLInputElement | HTMLTextAreaElement

/** Whether a control takes text: no password, checkbox or file. */
export const isText = (control: unknown): control is Control =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement &&
    ["text", "search", "tel", "date", "email", "url"].includes(control.type))

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isText).filter(({ name }) => name !== "")

/** Sets the value of an uncontrolled field as typing does, so that its label and its own draft follow. */
export const typeInto = (control: Control, value: string) => {
  const prototype = Object.getPrototypeOf(control) as Control
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(control, value)
  control.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Passwords and chosen files are never kept. */
export const isSecret = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ["password", "file"].includes(element.type)

/**
 * Says whether the typed text is stored or restored. The live region and its line are always rendered: if the line
 * appeared during a press, the button below would move and miss the click.
 */
export function DraftStatus({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
  const t = useText()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const isKept = state === "kept" || isPutBack(state)
  return (
    <Box component="output" sx={{ display: "block", minHeight: "1.75rem" }}>
      {state !== "none" && (
        <Typography variant="body2" component="span" color="text.secondary">
          {t(`console.drafts.${isLost && isKept ? "offline" : state}`)}
        </Typography>
      )}
      {isPutBack(state) && (
        <Button size="small" onClick={onDiscard} sx={{ ml: 1, py: 0 }}>
          {t("console.drafts.discard")}
        </Button>
      )}
    </Box>
  )
}

interface DraftFormProps extends ComponentProps<"form"> {
  /** The name under which the form is kept, like "note/ABCD..."; without one it is not, and leaving the page asks. */
  draft?: string | undefined
  /** Sends what was entered; in place of `onSubmit`. It fails with the error that the form then shows (form-state.tsx). */
  send?: Send
}

/** The changed controls of a form: the first value of each by its name, and whether leaving would lose input. */
const useInput = (hasDraft: boolean) => {
  const initial = useRef(new Map<string, string>())
  const hasUnnamed = useRef(false)
  const [isUnkept, setIsUnkept] = useState(false)
  const allowLeaving = useLeaveGuard(isUnkept)
  const inputOf = (form: HTMLFormElement) =>
    controlsOf(form).filter(({ name }) => initial.current.has(name))
  const isChanged = (form: HTMLFormElement) =>
    inputOf(form).some(({ name, value }) => value !== initial.current.get(name))
  /** Call it in the control's change event: `defaultValue` of a controlled input is still the former value then. */
  const note = (form: HTMLFormElement, control: EventTarget) => {
    if (isText(control) && control.name === "")
      hasUnnamed.current ||= control.getAttribute("aria-hidden") !== "true"
    else if (isText(control) && !initial.current.has(control.name))
      initial.current.set(control.name, control.defaultValue)
    const hasSecret = [...form.elements].some((each) => isSecret(each) && each.value !== "")
    setIsUnkept(hasSecret || hasUnnamed.current || (!hasDraft && isChanged(form)))
  }
  const forget = () => {
    initial.current.clear()
    hasUnnamed.current = false
    allowLeaving()
    setIsUnkept(false)
  }
  return { initial, inputOf, isChanged, note, forget }
}

/**
 * A form of named text fields whose values stay in this browser until they are stored. Passwords and chosen files never
 * do, nor a field without a name, nor a form without a draft: leaving the page asks then. `useAttempt` deletes the draft when it has
 * sent the form.
 */
export function DraftForm({ draft, send, children, ...rest }: DraftFormProps) {
  const { submit, failure, errors, isRunning } = useAttempt()
  const [fields] = useState(() => new Set<string>())
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  const { initial, inputOf, isChanged, note, forget } = useInput(draft !== undefined)
  const fill = (controls: Control[], valueOf: (control: Control) => string) => {
    isFilling.current = true
    for (const control of controls) typeInto(control, valueOf(control))
    isFilling.current = false
  }
  const { state, keep, remove } = useDraft(draft, ({ values }) => {
    const texts = values as Record<string, string>
    const empty = form.current ? controlsOf(form.current) : []
    const restored = empty.filter(
      (control) => control.value === control.defaultValue && texts[control.name],
    )
    fill(restored, ({ name }) => texts[name]!)
    return restored.length > 0 ? "restored" : "none"
  })
  const removeAll = () => {
    forget()
    return remove()
  }
  const discard = () => {
    fill(inputOf(form.current!), ({ name }) => initial.current.get(name)!)
    void removeAll()
  }
  const keepInput = (element: HTMLFormElement, control: EventTarget) => {
    note(element, control)
    if (isFilling.current) return
    const values = Object.fromEntries(inputOf(element).map(({ name, value }) => [name, value]))
    if (isChanged(element)) keep(() => values)
    else void remove()
  }
  return (
    <form
      {...rest}
      {...(send && { onSubmit: submit(send) })}
      ref={(element) => {
        form.current = element
        if (element) rememberDraft(element, removeAll)
      }}
      onInput={({ currentTarget, target }) => keepInput(currentTarget, target)}
      onReset={forget}
    >
      <FormStateContext value={{ failure, errors, isRunning, fields }}>{children}</FormStateContext>
      {draft !== undefined && <DraftStatus state={state} onDiscard={discard} />}
    </form>
  )
}
