import { useEffect } from "react"

import { findCourse } from "#domain/applications/courses.ts"

import { deleteDraft } from "./form/draft.ts"

const formPath = /^(?:\/hi)?\/admission-form\/([^/]+)(?:\/part-1)?\/?$/i

/**
 * The course of a form that was submitted without scripts and led to the document at `pathname`. A form links to no
 * sheet, so a sheet's document with a form as referrer was reached by submitting it. `entry` is the document's first
 * address: client-side navigation changes the address, but not the referrer.
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
  if (!URL.canParse(referrer) || !entry || new URL(entry).pathname !== location.pathname) return
  const { origin, pathname } = new URL(referrer)
  const [, slug] = (origin === location.origin && formPath.exec(pathname)) || []
  return slug && findCourse(slug)?.code
}

/** Deletes the draft of a form that was submitted without scripts, once its sheet has scripts. */
export const useDeleteSubmittedDraft = () =>
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation")
    const course = nativelySubmitted({ referrer: document.referrer, entry: entry?.name, location })
    if (course) void deleteDraft(course)
  }, [])
