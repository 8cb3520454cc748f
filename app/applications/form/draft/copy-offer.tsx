import { type RefObject, useEffect, useState } from "react"

import type { FormValues } from "#domain/applications/form/form-values.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"

import { useFormFrame } from "../form-context.ts"
import { inputOf } from "../read-form.ts"
import { type CopyableForm, findCopyable } from "./copyable-forms.ts"
import { copyPictures } from "./draft-pictures.ts"

import styles from "./draft-status.module.css"

interface CopyOfferProps {
  course: string
  form: RefObject<HTMLFormElement | null>
  /** Fills the form with the values of another one. Its pictures are already saved for this course. */
  onCopy: (values: FormValues) => void
}

/** Offers to fill an empty form with what was entered for another course on this device. */
export function CopyOffer({ course, form, onCopy }: CopyOfferProps) {
  const { copy } = useFormFrame().messages.draft
  const [source, setSource] = useState<CopyableForm>()
  useEffect(() => {
    const isEmpty = form.current && Object.keys(inputOf(form.current)).length === 0
    setSource(isEmpty ? findCopyable(course) : undefined)
  }, [course, form])
  if (!source) return null
  const accept = async () => {
    // Without room for the pictures the texts are copied.
    await copyPictures(source.draft, course).catch(() => undefined)
    setSource(undefined)
    onCopy(source.values)
  }
  const name = source.values.applicant_name
  return (
    <section className={styles.question} aria-labelledby="copy-offer">
      <h2 id="copy-offer">{formatMessage(copy.title, { course: source.course })}</h2>
      <p>{formatMessage(copy.text, { name: typeof name === "string" ? name : "" })}</p>
      <p className={styles.actions}>
        <Button onClick={accept}>{copy.yes}</Button>
        <Button kind="secondary" onClick={() => setSource(undefined)}>
          {copy.no}
        </Button>
      </p>
    </section>
  )
}
