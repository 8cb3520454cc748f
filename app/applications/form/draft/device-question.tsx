import { useLayoutEffect, useState } from "react"

import { Button } from "#ui/button/button.tsx"
import { FieldNotes } from "#ui/field/field.tsx"

import { useFormFrame } from "../form-context.ts"
import { answerBeforeHydration } from "../read-form.ts"
import { useNoRestoring } from "../use-no-restoring.ts"
import { type Device, devices } from "./draft.ts"

import styles from "./draft-status.module.css"

/** The heading of the question, which takes the focus when it is opened. */
export const questionHeadingId = "device-question"

const idOf = (device: Device) => `device-${device}`

interface DeviceQuestionProps {
  device: Device | undefined
  onAnswer: (device: Device) => void
}

/** Asks whose device this is, on a screen of its own. It decides what is stored, and where (specification 5.3). */
export function DeviceQuestion({ device, onAnswer }: DeviceQuestionProps) {
  const { messages } = useFormFrame()
  const { draft, form } = messages
  const autoComplete = useNoRestoring()
  const [chosen, setChosen] = useState(device)
  const [isMissing, setIsMissing] = useState(false)
  // A choice before hydration fires no event.
  useLayoutEffect(() => setChosen((before) => before ?? answerBeforeHydration()), [])
  return (
    // Shown before hydration, so that the page does not move then. Without scripts nothing is kept.
    <fieldset
      className={`needs-scripts ${styles.question}`}
      aria-describedby={isMissing ? "device-error" : undefined}
    >
      <legend>
        <h2 id={questionHeadingId} tabIndex={-1}>
          {draft.question}
        </h2>
      </legend>
      {isMissing && (
        <div role="alert">
          <FieldNotes
            name="device"
            label={draft.question}
            error={draft.choose}
            errorLabel={form.error}
          />
        </div>
      )}
      {devices.map((value) => (
        <div key={value} className={styles.answer}>
          <input
            type="radio"
            id={idOf(value)}
            name="device"
            value={value}
            checked={value === chosen}
            onChange={() => setChosen(value)}
            autoComplete={autoComplete}
            aria-describedby={`${idOf(value)}-meaning`}
          />
          <label htmlFor={idOf(value)}>{draft[value].answer}</label>
          <span id={`${idOf(value)}-meaning`} className={styles.meaning}>
            {draft[value].meaning}
          </span>
        </div>
      ))}
      {/* Its class has a press before hydration repeated then; a choice of a fieldset is left to the browser. */}
      <p className="needs-scripts">
        <Button
          className={styles.continue}
          onClick={() => (chosen ? onAnswer(chosen) : setIsMissing(true))}
        >
          {draft.continue}
        </Button>
      </p>
    </fieldset>
  )
}
