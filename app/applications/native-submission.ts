import { useEffect } from "react"

import { rememberSubmitted, submittedQuery } from "./confirmation/submitted-form.ts"
import { deleteDraft } from "./form/draft/delete-draft.ts"

const formPath = /^(?:\/hi)?\/admission-form\/([^/]+)(?:\/part-1)?\/?$/i

/**
 * The slug of a form that was submitted without scripts and led to the document at `pathname`. A sheet that was
 * opened by a link, such as that of a form submitted before, lacks the query of the redirect. `entry` is the document's
 * first address: client-side navigation changes the address, but not the referrer.
 */
export const nativelySubmitted = ({
  referrer,
  entry,
  location,
}: {
  referrer: string
  entry: string | undefined
  location: Pick<Location, "origin" | "pathname">
}) => {
  if (!URL.canParse(referrer) || !entry) return
  const first = new URL(entry)
  if (first.pathname !== location.pathname || first.search !== submittedQuery) return
  const { origin, pathname } = new URL(referrer)
  const [, slug] = (origin === location.origin && formPath.exec(pathname)) || []
  return slug?.toLowerCase()
}

/**
 * Notes a form that was submitted without scripts, and deletes its draft, once its sheet has scripts. A confirmation
 * that was opened by its address alone notes nothing: its reader may be another person.
 */
export const useNativeSubmission = (code: string, course: string) =>
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation")
    const slug = nativelySubmitted({ referrer: document.referrer, entry: entry?.name, location })
    if (slug !== course.toLowerCase()) return
    rememberSubmitted(course, code)
    void deleteDraft(course)
  }, [code, course])
