import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { Button } from "#ui/button/button.tsx"

import type { AdmissionMessages } from "../messages/en.ts"
import { Confirmation } from "./confirmation.tsx"
import { submittedQuery } from "./submitted-form.ts"

interface Props {
  code: string
  messages: Pick<AdmissionMessages, "send" | "sheetPage">
}

/** Takes the form's place after success: shows the admission code, and opens the sheet, again if that failed. */
export function OpeningSheet({ code, messages: { send, sheetPage } }: Props) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  const open = async () => {
    setHasFailed(false)
    try {
      await navigate(inLanguage(language, `/admission-form/print/${code}`) + submittedQuery)
    } catch {
      setHasFailed(true)
    }
  }
  const openAtOnce = useEffectEvent(open)
  useEffect(() => void openAtOnce(), [])
  return (
    <>
      <Confirmation code={code} messages={sheetPage} />
      {hasFailed ? (
        <div role="alert">
          <p>{sheetPage.failed}</p>
          <Button onClick={open}>{sheetPage.again}</Button>
        </div>
      ) : (
        <output>
          <p>{send.saved}</p>
          <p>{sheetPage.loading}</p>
        </output>
      )}
    </>
  )
}
