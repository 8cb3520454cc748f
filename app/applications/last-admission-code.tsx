import { useEffect, useState } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { groupAdmissionCode, parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { readStored, writeStored } from "#ui/browser/browser-storage.ts"

import {
  forgetAllSubmitted,
  readRecentCode,
  storeRecentCode,
} from "./confirmation/submitted-form.ts"
import type { Device } from "./form/draft/draft.ts"
import type { AdmissionMessages } from "./messages/en.ts"

import styles from "./last-admission-code.module.css"

const storageKey = "admission_code"

/**
 * Stores the admission code of the last accepted form (specification 5.4): the code opens the sheet, so on a shared
 * device only for a while. Without storage the applicant still gets to the sheet, which shows the code.
 */
export const rememberAdmissionCode = (code: string, device: Device | undefined) =>
  device === "own" ? writeStored(storageKey, code) : storeRecentCode(storageKey, code)

/** Links to the sheet of the last form submitted from this device, and lets the user remove the link. */
export function LastApplication({ messages }: { messages: AdmissionMessages["chooser"] }) {
  const [code, setCode] = useState<string>()
  const language = useLanguage()
  useEffect(() => {
    setCode(readRecentCode(storageKey) ?? parseAdmissionCode(readStored(storageKey)))
  }, [])
  if (!code) return null
  const forget = () => {
    storeRecentCode(storageKey, null)
    writeStored(storageKey, null)
    void forgetAllSubmitted()
    setCode(undefined)
  }
  return (
    <section className={styles.last}>
      <p>{formatMessage(messages.last, { code: groupAdmissionCode(code) })}</p>
      <p className={styles.actions}>
        <Link className="tap-height" to={inLanguage(language, `/admission-form/print/${code}`)}>
          {messages.openSheet}
        </Link>
        <button type="button" className="link-button" onClick={forget}>
          {messages.forget}
        </button>
      </p>
    </section>
  )
}
