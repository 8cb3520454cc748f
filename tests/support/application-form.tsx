// The admission form in happy-dom, with a router and without a server.
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { useMemo } from "react"
import { createRoutesStub, Link } from "react-router"
import { vi } from "vitest"

import { ApplicationForm } from "#app/applications/form/application-form.tsx"
import { afterPaint } from "#app/applications/form/defer.ts"
import { draftKey } from "#app/applications/form/draft/delete-draft.ts"
import { type Device, type FormDraft } from "#app/applications/form/draft/draft.ts"
import { formMessages } from "#app/applications/messages/messages.server.ts"
import { inLanguage, useLanguage } from "#app/language.ts"
import { excludedNames } from "#domain/admission/programmes.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { type AdditionalField, steps } from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"

import { type CourseCode, validForm } from "./samples/applications.ts"
import { sampleProgramme, sampleRules, sampleSession } from "./samples/session.ts"

/** Waits until what follows the next frame, and the effects of its state changes, have run. */
export const settle = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)))

/** Values of a filled form as its controls hold them. A box that is not ticked has no value. */
export const filledValues = (course: CourseCode = "BA", changes: FormValues = {}): FormValues => {
  const { course: _course, agreed_to_declaration: _consent, ...form } = validForm(course)
  return { ...form, same_as_correspondence: "", ...changes }
}

const shownVersions = { notice_version: "", declaration_version: "" }

interface Setup {
  course?: CourseCode
  language?: Language
  /** The additional fields of the session. */
  additionalFields?: readonly AdditionalField[]
  /** The first majors without a free seat. */
  full?: string[]
  /** Settings of the admission. */
  admission?: Settings["admission"]
  /** Values and errors that the server returned for a posted form. */
  returned?: { values: FormValues; errors: FieldErrors }
  /** The answer about the device, if it is asked; none leaves the question open. */
  device?: Device | "none"
  /** The step of the history entry, as after a reload. */
  entry?: number
  /** When the server made the page. */
  pageTime?: number
}

export const renderForm = async ({
  course = "BA",
  language = "en",
  full = [],
  additionalFields = [],
  admission,
  returned,
  device = "shared",
  entry,
  pageTime = Date.now(),
}: Setup = {}) => {
  window.history.replaceState(entry === undefined ? null : { formStep: entry }, "")
  const programme = { ...sampleProgramme(course, language), full }
  const isUrnRequired = admission?.urn_required ?? true
  const rules = {
    ...sampleRules,
    isUrnRequired,
    additionalFields,
    programmes: [programme],
    pageTime,
  }
  const messagesIn = (shown: Language) => {
    const notFirst = excludedNames(sampleSession, course, "first_major_subject", shown)
    return formMessages(shown, admission, additionalFields, notFirst)
  }
  const messages = messagesIn(language)
  const path = `/admission-form/${course.toLowerCase()}/part-1`
  const otherLanguage = language === "en" ? "hi" : "en"
  const App = createRoutesStub([
    {
      // One route for both languages: a change of the language keeps the form.
      path: "*",
      Component: () => {
        const shown = useLanguage()
        return (
          <>
            <Link to={inLanguage(otherLanguage, path)}>{otherLanguage}</Link>
            <ApplicationForm
              programme={programme}
              messages={useMemo(() => messagesIn(shown), [shown])}
              rules={rules}
              shown={shownVersions}
              returned={returned}
            />
          </>
        )
      },
    },
    { path: inLanguage(language, "/admission-form/print/:code"), Component: () => <h1>Sheet</h1> },
  ])
  const { unmount } = render(<App initialEntries={[inLanguage(language, path)]} />)
  await settle()

  const control = (name: string) =>
    document.querySelector<HTMLInputElement & HTMLSelectElement>(`[name="${name}"]`)!
  const button = (name: string) => screen.queryByRole<HTMLButtonElement>("button", { name })
  const tab = (index: number) =>
    screen.getByRole("tab", { name: new RegExp(messages.form.steps[steps[index]!.id]) })
  const press = async (target: HTMLElement) => {
    fireEvent.click(target)
    await settle()
  }

  /** Answers whose device this is, again if it was answered before. */
  const answer = async (on: Device) => {
    const { draft } = messages
    if (!screen.queryByRole("heading", { name: draft.question })) await press(button(draft.change)!)
    await press(screen.getByRole("radio", { name: draft[on].answer }))
    await press(button(draft.continue)!)
  }
  if (device !== "none" && screen.queryByRole("heading", { name: messages.draft.question })) {
    await answer(device)
  }

  const summary = () => screen.queryByRole("region", { name: messages.form.summaryTitle })

  return {
    messages,
    unmount,
    /** The error summary; null if there is none. */
    summary,
    control,
    button,
    tab,
    press,
    openStep: (index: number) => press(tab(index)),
    /** Changes the language of the page; returns its messages. */
    changeLanguage: async () => {
      await press(screen.getByRole("link", { name: otherLanguage }))
      return messagesIn(otherLanguage)
    },
    /** The error beside a field. */
    errorOf: (name: string) => document.getElementById(`${name}-error`)?.textContent ?? undefined,
    group: (name: FieldName) =>
      screen.getByRole("group", { name: messages.fields[name].label, hidden: true }),
    /** Enters a value as typing or choosing does, without leaving the field. */
    enter: async (name: string, value: string) => {
      const target = control(name)
      fireEvent.input(target, { target: { value } })
      if (target.tagName === "SELECT") fireEvent.change(target, { target: { value } })
      await settle()
    },
    /** Ticks or unticks a box, or chooses the radio button with this value. */
    tick: (name: string, value = "1") =>
      press(document.querySelector<HTMLElement>(`[name="${name}"][value="${value}"]`)!),
    answer,
    leave: async (name: string) => {
      fireEvent.blur(control(name))
      await settle()
    },
    submit: () => press(button(messages.form.submit)!),
    /** A link of the error summary. */
    summaryLink: (name: string) => within(summary()!).getByRole("link", { name }),
  }
}

/** Stores a draft on the applicant's own device, as an earlier visit left it. */
export const storeDraft = (
  values: FormValues,
  {
    course = "BA" as CourseCode,
    area = localStorage,
    ...rest
  }: Partial<FormDraft> & { course?: CourseCode; area?: Storage } = {},
) => {
  const draft: FormDraft = {
    savedAt: Date.now(),
    submissionKey: "key-of-the-stored-draft",
    step: 0,
    values,
    device: "own",
    ...rest,
  }
  area.setItem(draftKey(course), JSON.stringify(draft))
}

/** A draft changed in another window of this browser. */
export const changeInOtherWindow = async (draft: FormDraft | null) => {
  const key = draftKey("BA")
  const newValue = draft && JSON.stringify(draft)
  if (newValue) localStorage.setItem(key, newValue)
  else localStorage.removeItem(key)
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }))
  })
  await settle()
}

/** Goes to a step as Back and Forward do. */
export const goTo = async (formStep: number) => {
  window.history.replaceState({ formStep }, "")
  await act(async () => {
    window.dispatchEvent(new PopStateEvent("popstate", { state: { formStep } }))
  })
  await settle()
}

/** Answers the next question of `window.confirm`. */
export const confirmWith = (answer: boolean) => {
  const confirm = vi.fn<(question: string) => boolean>(() => answer)
  vi.stubGlobal("confirm", confirm)
  return confirm
}
