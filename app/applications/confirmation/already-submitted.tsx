import { useEffect, useRef } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"

import type { AdmissionMessages } from "../messages/en.ts"

import styles from "./confirmation.module.css"

interface Props {
  code: string
  messages: Pick<AdmissionMessages, "submitted" | "chooser">
  /** Called to fill in the form once more, for another person. */
  onAnother: () => void
}

/** Replaces the empty form in the browser that has submitted it. */
export function AlreadySubmitted({ code, messages: { submitted, chooser }, onAnother }: Props) {
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {submitted.title}
      </h2>
      <p>{formatMessage(submitted.text, { code: groupAdmissionCode(code) })}</p>
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
