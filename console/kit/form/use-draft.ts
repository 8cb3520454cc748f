import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react"

import { reauthentication } from "#console/sign-in-session/reauthentication.ts"

import type { Draft } from "./draft-store.ts"

/** What the form says of its draft. */
export type DraftState = "none" | "kept" | "restored" | "shortened" | "outdated" | "failed"

/** Whether the form shows what an earlier page left. */
export const isPutBack = (state: DraftState) => state === "restored" || state === "shortened"

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
  // Loaded beside the page: the lists have dialogs that are seldom opened.
  const drafts =
    member === undefined
      ? undefined
      : import("./draft-store.ts").then(({ draftsOf }) => draftsOf(member))
  let pending: Pending | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (!pending || !drafts) return
    const { values, version } = pending
    pending = undefined
    const input = values()
    drafts
      .then((store) => store.save(form, input, version))
      .then(
        () => onState("kept"),
        () => onState("failed"),
      )
  }
  return {
    load: () => drafts?.then((store) => store.load(form)).catch(() => undefined),
    keep: (values: () => unknown, version?: number) => {
      clearTimeout(timer)
      pending = { values, version }
      timer = setTimeout(flush, pauseMs)
    },
    flush,
    /** Resolves when the draft is deleted. Without browser storage there is none. */
    remove: async () => {
      clearTimeout(timer)
      pending = undefined
      onState("none")
      await drafts?.then((store) => store.remove(form)).catch(() => undefined)
    },
  }
}

/**
 * Stores the draft of a form in this browser at each input, under a name; without a name nothing is kept. `restore` gets what
 * an earlier page left, and says whether the form took it; what is stored on the server is removed.
 */
export const useDraft = (
  form: string | undefined,
  restore: (draft: Draft) => "restored" | "outdated" | "stored" | "none",
) => {
  const [state, setState] = useState<DraftState>("none")
  const writer = useMemo(() => {
    // What was put back can be discarded as long as the form is open.
    const show = (next: DraftState) =>
      setState((now) => (isPutBack(now) && next === "kept" ? now : next))
    return form === undefined ? undefined : createWriter(form, show)
  }, [form])
  const putBack = useEffectEvent((draft: Draft | undefined) => {
    if (!draft) return setState("none")
    const next = restore(draft)
    if (next === "stored") {
      void writer?.remove()
      return setState("none")
    }
    setState(next === "restored" && draft.isShortened ? "shortened" : next)
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
  const remove = useCallback(async () => writer?.remove(), [writer])
  return { state, keep, remove }
}

interface KeptValues<Values> {
  values: Values
  restore: (values: Values) => void
  /** Puts the stored values back. */
  reset: () => void
}

/** Keeps the values of a form that has its own state, while something is typed in it. */
export const useKeptValues = <Values>(
  form: string,
  isTyped: boolean,
  { values, restore, reset }: KeptValues<Values>,
) => {
  const draft = useDraft(form, (stored) => {
    restore(stored.values as Values)
    return "restored"
  })
  const { keep, remove } = draft
  const json = isTyped ? JSON.stringify(values) : undefined
  useEffect(() => {
    if (json !== undefined) keep(() => JSON.parse(json))
  }, [keep, json])
  const discard = () => {
    reset()
    void remove()
  }
  return { ...draft, discard }
}

const drafts = new WeakMap<HTMLFormElement, () => Promise<void>>()

/** Says how the draft of a form is deleted. */
export const rememberDraft = (form: HTMLFormElement, remove: () => Promise<void>) =>
  void drafts.set(form, remove)

/** Deletes the draft of a form whose values are stored now. */
export const forgetDraft = async (form: HTMLFormElement) => drafts.get(form)?.()
