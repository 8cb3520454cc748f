import { useState } from "react"
import { flushSync } from "react-dom"

import { useLanguage } from "#app/language.ts"
import { withSiteSpelling } from "#domain/content/site-spelling.ts"
import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { useFormFrame } from "../form-context.ts"
import { answerBeforeHydration } from "../read-form.ts"
import { useNoRestoring } from "../use-no-restoring.ts"
import { type Device, devices } from "./draft.ts"
import type { DraftEnd } from "./use-draft.ts"

import styles from "./draft-status.module.css"

const inEnglish = (instant: Date, isToday: boolean) =>
  instant.toLocaleString("en-IN", {
    ...(!isToday && { day: "2-digit", month: "2-digit" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })

// Hindi names the part of the day: 00:01 is "रात 12:01 बजे".
const inHindi = (instant: Date, isToday: boolean) => {
  const time = instant.toLocaleTimeString("hi-IN", {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    dayPeriod: "short",
  })
  const day = instant.toLocaleDateString("hi-IN", { day: "numeric", month: "long" })
  return isToday ? `${time} बजे` : `${withSiteSpelling(day)} को ${time} बजे`
}

/** An instant as local time in the page's language, with the day unless it is today. */
export const formatClockTime = (at: number, language: Language) => {
  const instant = new Date(at)
  const isToday = instant.toDateString() === new Date().toDateString()
  return (language === "hi" ? inHindi : inEnglish)(instant, isToday)
}

const idOf = (device: Device) => `device-${device}`

/** The first step if the question was answered there before hydration: the focus may be in it. */
const initialOpenStep = () =>
  typeof document !== "undefined" && answerBeforeHydration() ? 0 : undefined

/** Asks whose device this is. It decides what is stored, and where (specification 5.3). */
function DeviceQuestion({
  device: answered,
  onAnswer,
}: Pick<DraftStatusProps, "device" | "onAnswer">) {
  const { draft } = useFormFrame().messages
  const autoComplete = useNoRestoring()
  return (
    // Shown before hydration, so that the page does not move then. Without scripts nothing is kept.
    <fieldset className={`needs-scripts ${styles.question}`}>
      <legend>{draft.question}</legend>
      {!answered && <p className="soft small">{draft.unanswered}</p>}
      {devices.map((device) => (
        <div key={device} className={styles.answer}>
          <input
            type="radio"
            id={idOf(device)}
            name="device"
            value={device}
            checked={device === answered}
            onChange={() => onAnswer(device)}
            autoComplete={autoComplete}
            aria-describedby={`${idOf(device)}-meaning`}
          />
          <label htmlFor={idOf(device)}>{draft[device].answer}</label>
          <span id={`${idOf(device)}-meaning`} className={styles.meaning}>
            {draft[device].meaning}
          </span>
        </div>
      ))}
    </fieldset>
  )
}

interface DraftStatusProps {
  device: Device | undefined
  step: number
  savedAt: number | undefined
  canSave: boolean
  ended: DraftEnd | undefined
  onAnswer: (device: Device) => void
  onClear: () => void
}

/** Shows where and when the draft was last saved, and lets the applicant change that or delete it. */
export function FormDraftStatus({
  device,
  step,
  savedAt,
  canSave,
  ended,
  onAnswer,
  onClear,
}: DraftStatusProps) {
  const language = useLanguage()
  const { isLive, messages } = useFormFrame()
  const { draft } = messages
  // The question stays open on the step where it was answered: an arrow key answers at once, and may be a slip.
  const [openStep, setOpenStep] = useState<number | undefined>(initialOpenStep)
  const answer = (answered: Device) => {
    setOpenStep(step)
    onAnswer(answered)
  }
  const change = () => {
    flushSync(() => setOpenStep(step))
    document.getElementById(idOf(device ?? "own"))?.focus()
  }
  const kept = device === "own" ? draft.kept : draft.keptInTab
  const saved = savedAt && formatMessage(kept, { time: formatClockTime(savedAt, language) })
  return (
    <div className={styles.status}>
      {ended && <output className={styles.ended}>{draft.ended[ended]}</output>}
      {!device || openStep === step ? (
        <DeviceQuestion device={device} onAnswer={answer} />
      ) : (
        <p className={styles.line}>
          {draft[device].short}
          <button type="button" className="link-button" onClick={change}>
            {draft.change}
          </button>
        </p>
      )}
      {isLive && (savedAt || !canSave) && (
        <p className={styles.line}>
          {canSave ? saved : draft.notKept}
          <button type="button" className="link-button" onClick={onClear}>
            {draft.clear}
          </button>
        </p>
      )}
    </div>
  )
}
