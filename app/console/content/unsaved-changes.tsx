import { useEffect } from "react"
import { useFormContext, useFormState } from "react-hook-form"

/** Brings to view and into focus what was refused first. */
export function FocusOnError() {
  const { submitCount, isSubmitting } = useFormState()
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    document.querySelector<HTMLElement>('form [aria-invalid="true"], form [role="alert"]')?.focus()
  }, [submitCount, isSubmitting])
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
 * react-admin takes what was sent for saved, and then lets one leave without asking. Where the server
 * refused it, it is still to be saved.
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
