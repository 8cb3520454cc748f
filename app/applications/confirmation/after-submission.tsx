import { useEffect, useRef, useEffectEvent, useState } from "react"
import { Link, useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { Button } from "#ui/button/button.tsx"

import type { AdmissionMessages } from "../messages/en.ts"
import { Confirmation } from "./confirmation.tsx"
import { submittedQuery } from "./submitted-form.ts"

import styles from "./confirmation.module.css"

interface AlreadySubmittedProps {
  code: string
  messages: Pick<AdmissionMessages, "submitted" | "chooser">
  /** Called to fill in the form once more, for another person. */
  onAnother: () => void
}

/** Replaces the empty form in the browser that has submitted it. */
export function AlreadySubmitted({
  code,
  messages: { submitted, chooser },
  onAnother,
}: AlreadySubmittedProps) {
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [beforeCode, afterCode] = submitted.text.split("{code}")
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {submitted.title}
      </h2>
      <p>
        {beforeCode}
        <strong className={styles.whole}>{groupAdmissionCode(code)}</strong>
        {afterCode}
      </p>
      <p>
        <Link className="tap-height" to={inLanguage(language, `/admission-form/print/${code}`)}>
          {chooser.openSheet}
        </Link>
      </p>
      <p>
        <Link className="tap-height" to={inLanguage(language, "/admission-status")}>
          {chooser.status}
        </Link>
      </p>
      <Button kind="secondary" onClick={onAnother}>
        {submitted.another}
      </Button>
    </section>
  )
}

interface OpeningSheetProps {
  code: string
  messages: Pick<AdmissionMessages, "send" | "sheetPage">
}

/** Takes the form's place after success: shows the admission code, and opens the sheet, again if that failed. */
export function OpeningSheet({ code, messages: { send, sheetPage } }: OpeningSheetProps) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  const open = async () => {
    setHasFailed(false)
    try {
      await navigate(inLanguage(language, `/admission-form/print/${code}`) + submittedQuery)
    } catch {
      setHasFailed(true)
    }
  }
  const openAtOnce = useEffectEvent(open)
  useEffect(() => void openAtOnce(), [])
  return (
    <>
      <Confirmation code={code} messages={sheetPage} />
      {hasFailed ? (
        <div role="alert">
          <p>{sheetPage.failed}</p>
          <Button onClick={open}>{sheetPage.again}</Button>
        </div>
      ) : (
        <output>
          <p>{send.saved}</p>
          <p>{sheetPage.loading}</p>
        </output>
      )}
    </>
  )
}
