import { Alert } from "@mui/material"
import { useEffect } from "react"
import { useInput, ValidationError } from "react-admin"
import { useFormContext, useFormState } from "react-hook-form"
import { type Location, useLocation } from "react-router-dom"

/** Focuses an input; opens the part of the form that it is in. */
const focusOn = (input: HTMLElement | null | undefined) => {
  const folded = input?.closest("details")
  if (folded) folded.open = true
  input?.focus()
}

export function FocusOnError() {
  const { submitCount, isSubmitting } = useFormState()
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    focusOn(document.querySelector('form [aria-invalid="true"], form [role="alert"]'))
  }, [submitCount, isSubmitting])
  return null
}

/** The first input of a field, or of one of its parts. */
const findInput = (source: string) => {
  const named = document.querySelector(`form [name="${source}"], form [name^="${source}."]`)
  // The named input of a select is hidden.
  return named
    ?.closest(".MuiFormControl-root")
    ?.querySelector<HTMLElement>("[role=combobox], input:not([aria-hidden]), textarea")
}

/**
 * Focuses the field at a place of the item: an input, the editor of a long text, or the group around a part without one.
 */
export const focusOnPlace = (source: string) => {
  const input = findInput(source)
  focusOn(
    input ??
      document.querySelector<HTMLElement>(
        `form [data-place="${source}"] :is([contenteditable], textarea, button)`,
      ),
  )
}

function FocusOn({ source }: { source: string }) {
  useEffect(() => focusOn(findInput(source)), [source])
  return null
}

/** Focuses the field to which the search over everything led, each time it does. */
export function FocusOnFound() {
  const { key, state } = useLocation() as Location<{ field?: string } | null>
  return state?.field === undefined ? null : <FocusOn key={key} source={`item.${state.field}`} />
}

/** Focuses the first field of the form of a new item. */
export function FocusOnFirst() {
  useEffect(() => {
    const fields = "[role=combobox], input:not([aria-hidden], [type=file], [type=hidden]), textarea"
    focusOn(document.querySelector<HTMLElement>(`form :is(${fields})`))
  }, [])
  return null
}

const asItIs = {
  keepValues: true,
  keepDirty: true,
  keepDefaultValues: true,
  keepErrors: true,
  keepSubmitCount: true,
}

/**
 * react-admin treats submitted values as saved, and then does not warn on leaving. After a refused save this marks
 * the form as unsaved again.
 */
export function UnsavedChangesWarning() {
  const { reset } = useFormContext()
  const { isSubmitSuccessful, dirtyFields } = useFormState()
  const isUnsaved = isSubmitSuccessful && Object.keys(dirtyFields).length > 0
  useEffect(() => {
    if (isUnsaved) reset(undefined, asItIs)
  }, [isUnsaved, reset])
  return null
}

/** Shows an error of the item as a whole, not of one field. */
export function WholeItemError() {
  const { fieldState } = useInput({ source: "item", defaultValue: {} })
  const message = fieldState.error?.message
  if (!message) return null
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <ValidationError error={message} />
    </Alert>
  )
}
