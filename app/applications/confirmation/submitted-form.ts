import { useEffect, useLayoutEffect, useState } from "react"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { readStored, storedKeys, writeStored } from "#ui/browser/browser-storage.ts"

import { deleteDraft, submittedForm } from "../form/draft/delete-draft.ts"
import type { Device } from "../form/draft/draft.ts"

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

/** Notes in this tab that the form of this course was submitted here; on one's own device, also for later visits. */
export const rememberSubmitted = (
  course: string,
  code: string,
  { device, session }: { device?: Device | undefined; session?: string } = {},
) => {
  storeRecentCode(keyOf(course), code)
  if (device === "own") writeStored(keyOf(course), `${code} ${session}`)
}

const forgetSubmitted = (key: string) => {
  storeRecentCode(key, null)
  writeStored(key, null)
}

/** Forgets what was submitted here, with the form that another course could start from. */
export const forgetAllSubmitted = async () => {
  for (const area of ["sessionStorage", "localStorage"] as const)
    for (const key of storedKeys(keyOf(""), area)) forgetSubmitted(key)
  await deleteDraft(submittedForm)
}

/** The code of the form of this course that was submitted here: in this tab a while ago, or on one's own device this session. */
const readSubmitted = (course: string, session: string) => {
  const [code, ofSession] = readStored(keyOf(course))?.split(" ") ?? []
  return (
    readRecentCode(keyOf(course)) ?? (ofSession === session ? parseAdmissionCode(code) : undefined)
  )
}

/**
 * The admission code of the form of this course that was submitted in this browser, shown in place of an empty form. It is read
 * once, so that the form stays in view while it is sent, and when the back/forward cache returns the page. The server cannot say
 * who has applied: its answer is the same for everyone (decision 47).
 */
export const useSubmittedForm = (course: string, session: string) => {
  const [code, setCode] = useState<string>()
  const [returns, setReturns] = useState(0)
  // Before the next paint, to avoid a flash of the empty form.
  useLayoutEffect(() => setCode(readSubmitted(course, session)), [course, session])
  useEffect(() => {
    const read = ({ persisted }: PageTransitionEvent) => {
      const submitted = persisted && readSubmitted(course, session)
      if (!submitted) return
      setCode(submitted)
      setReturns((before) => before + 1)
    }
    window.addEventListener("pageshow", read)
    return () => window.removeEventListener("pageshow", read)
  }, [course, session])
  const forget = () => {
    forgetSubmitted(keyOf(course))
    setCode(undefined)
  }
  return { code, returns, forget }
}
