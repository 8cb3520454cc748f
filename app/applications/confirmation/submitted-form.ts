import { useEffect, useLayoutEffect, useState } from "react"

import { readStored, storedKeys, writeStored } from "#app/browser-storage.ts"
import { parseAdmissionCode } from "#domain/applications/admission-code.ts"

/** As long as the draft on a shared device (specification 10.2). */
const lifetimeMs = 30 * 60 * 1000

/** Stores an admission code until the tab is closed, for half an hour at most: the next user may be another person. */
export const storeRecentCode = (key: string, code: string | null) =>
  writeStored(key, code && `${code} ${Date.now()}`, "sessionStorage")

/** Reads a code of `storeRecentCode`; undefined if it is too old. */
export const readRecentCode = (key: string) => {
  const [code, at] = readStored(key, "sessionStorage")?.split(" ") ?? []
  return Date.now() - Number(at) < lifetimeMs ? parseAdmissionCode(code) : undefined
}

/** The query of the sheet's address after the submission. It holds no personal data. */
export const submittedQuery = "?submitted=1"

/** Each course has its own key, like the drafts: applying for a second course is normal. */
const keyOf = (course: string) => `submitted:${course}`

/** Notes in this tab that the form of this course was submitted here. */
export const rememberSubmitted = (course: string, code: string) =>
  storeRecentCode(keyOf(course), code)

export const forgetAllSubmitted = () => {
  for (const key of storedKeys(keyOf(""), "sessionStorage")) storeRecentCode(key, null)
}

/**
 * The admission code of the form of this course that was submitted in this tab, shown after going back. It is read
 * once, so that the form stays in view while it is sent, and when the back/forward cache returns the page.
 */
export const useSubmittedForm = (course: string) => {
  const [code, setCode] = useState<string>()
  const [returns, setReturns] = useState(0)
  // Before the next paint, to avoid a flash of the empty form.
  useLayoutEffect(() => setCode(readRecentCode(keyOf(course))), [course])
  useEffect(() => {
    const read = ({ persisted }: PageTransitionEvent) => {
      const submitted = persisted && readRecentCode(keyOf(course))
      if (!submitted) return
      setCode(submitted)
      setReturns((before) => before + 1)
    }
    window.addEventListener("pageshow", read)
    return () => window.removeEventListener("pageshow", read)
  }, [course])
  const forget = () => {
    storeRecentCode(keyOf(course), null)
    setCode(undefined)
  }
  return { code, returns, forget }
}
