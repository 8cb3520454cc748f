import { useState } from "react"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"

import type { ConfirmationMessages } from "./messages.server.ts"

/** What the browser offers. Over plain HTTP it has neither. */
type Device = Partial<Pick<Navigator, "clipboard" | "share">>

interface Props {
  code: string
  /** Absolute address of the sheet. */
  address: string
  messages: ConfirmationMessages
  device?: Device
}

/** Buttons that copy the admission code, or send it to another app. Rendered in the browser only. */
export function CodeButtons({ code, address, messages, device = navigator }: Props) {
  const [result, setResult] = useState<"copied" | "copyFailed">()
  const shown = groupAdmissionCode(code)
  const copy = async () => {
    try {
      await device.clipboard!.writeText(shown)
      setResult("copied")
    } catch {
      setResult("copyFailed")
    }
  }
  // A share that the applicant cancels rejects too: nothing is lost, so nothing is said.
  const share = () =>
    device.share!({ text: formatMessage(messages.shared, { code: shown }), url: address }).catch(
      () => undefined,
    )
  return (
    <>
      {device.clipboard && (
        <Button kind="secondary" onClick={copy}>
          {messages.copy}
        </Button>
      )}
      {"share" in device && (
        <Button kind="secondary" onClick={share}>
          {messages.share}
        </Button>
      )}
      <output>{result && messages[result]}</output>
    </>
  )
}
