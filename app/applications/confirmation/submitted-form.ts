import { useEffect, useLayoutEffect, useState } from "react"

import { storedKeys } from "#app/browser-storage.ts"

import { readRecentCode, storeRecentCode } from "../recent-code.ts"

/** The query of the sheet's address after the submission. It holds no personal data. */
export const submittedQuery = "?submitted=1"

/** Each course has its own key, like the drafts: applying for a second course is normal. */
const keyOf = (course: string) => `submitted:${course}`

/** Notes in this tab that the form of this course was submitted here. */
export const rememberSubmitted = (course: string, code: string) =>
  storeRecentCode(keyOf(course), code)

const forgetSubmitted = (course: string) => storeRecentCode(keyOf(course), null)

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
    forgetSubmitted(course)
    setCode(undefined)
  }
  return { code, returns, forget }
}
