import { type MouseEvent, useEffect, useRef, useState } from "react"

import { steps } from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { panelIdOf } from "#ui/tabs/tabs.tsx"

import { useFormFrame } from "../form-context.ts"
import { readForm } from "../read-form.ts"
import { reviewRows } from "./review-rows.ts"

import styles from "./review.module.css"

interface ReviewProps {
  /** Whether its step is open. The values are read only then. */
  isOpen: boolean
  onOpenStep: (index: number) => void
}

/** All that was filled in, by step, each with a link that opens it. */
export function Review({ isOpen, onOpenStep }: ReviewProps) {
  const { messages, programme, rules } = useFormFrame()
  const section = useRef<HTMLElement>(null)
  const [values, setValues] = useState<FormValues>({})
  useEffect(() => {
    const form = section.current?.closest("form")
    if (!isOpen || !form) return undefined
    const read = () => setValues(readForm(form))
    read()
    form.addEventListener("input", read)
    return () => form.removeEventListener("input", read)
  }, [isOpen])
  const { review, form } = messages
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onOpenStep(index)
  }
  return (
    <section ref={section} className={styles.review} aria-labelledby="review">
      <h3 id="review">{review.title}</h3>
      <p className="soft">{review.lead}</p>
      {steps.map(({ id }, index) => (
        <div key={id}>
          <div className={styles.head}>
            <h4>{form.steps[id]}</h4>
            <a
              href={`#${panelIdOf(id)}`}
              className={styles.change}
              onClick={(event) => open(event, index)}
            >
              {review.change}
              <span className="visually-hidden">: {form.steps[id]}</span>
            </a>
          </div>
          <dl>
            {reviewRows(id, values, messages, programme, rules.asked).map(
              ({ field, label, lang, translation, text }) => (
                <div key={field} className={styles.row} data-empty={text === "" || undefined}>
                  <dt>
                    <span lang={lang}>{label}</span>
                    {translation && <span className={styles.translation}>{translation}</span>}
                  </dt>
                  <dd>{text || review.empty}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
      ))}
    </section>
  )
}
