import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react"

import { reauthentication } from "../session/reauthentication.ts"
import { type Draft, draftsOf } from "./draft-store.ts"

/** What the form says of its draft. */
export type DraftState = "none" | "kept" | "restored" | "outdated" | "failed"

/** Milliseconds after the last key until a draft is written: no more is lost in a power cut. */
const pauseMs = 300

interface Pending {
  values: () => unknown
  version: number | undefined
}

/**
 * Writes the drafts of one form, a moment after the last change and when the page closes. The first call that fails tells
 * that this browser keeps nothing.
 */
const createWriter = (form: string, onState: (state: DraftState) => void) => {
  const member = reauthentication.member()?.id
  const drafts = member === undefined ? undefined : draftsOf(member)
  let pending: Pending | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (!pending || !drafts) return
    const { values, version } = pending
    pending = undefined
    drafts.save(form, values(), version).then(
      () => onState("kept"),
      () => onState("failed"),
    )
  }
  return {
    load: async () => drafts?.load(form).catch(() => undefined),
    keep: (values: () => unknown, version?: number) => {
      clearTimeout(timer)
      pending = { values, version }
      timer = setTimeout(flush, pauseMs)
    },
    flush,
    remove: () => {
      clearTimeout(timer)
      pending = undefined
      onState("none")
      void drafts?.remove(form).catch(() => undefined)
    },
  }
}

/**
 * Keeps a form in this browser while somebody types, under a name; without a name nothing is kept. `restore` gets what
 * an earlier page left, and says whether the form took it.
 */
export const useDraft = (
  form: string | undefined,
  restore: (draft: Draft) => "restored" | "outdated" | "none",
) => {
  const [state, setState] = useState<DraftState>("none")
  const writer = useMemo(
    () => (form === undefined ? undefined : createWriter(form, setState)),
    [form],
  )
  const putBack = useEffectEvent((draft: Draft | undefined) => {
    if (draft) setState(restore(draft))
  })

  useEffect(() => {
    if (!writer) return
    let isOpen = true
    const open = async () => {
      const draft = await writer.load()
      if (isOpen) putBack(draft)
    }
    void open()
    window.addEventListener("pagehide", writer.flush)
    return () => {
      isOpen = false
      window.removeEventListener("pagehide", writer.flush)
      writer.flush()
    }
  }, [writer])
  const keep = useCallback(
    (values: () => unknown, version?: number) => writer?.keep(values, version),
    [writer],
  )
  const remove = useCallback(() => writer?.remove(), [writer])
  return { state, keep, remove }
}
