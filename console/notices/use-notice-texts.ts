import type { OutgoingState } from "#domain/notices/notice.ts"

import { useTextIn, useTextOfKey } from "../kit/text/use-language.ts"

const isNamed = (reason: string) => /^[a-z_]+$/.test(reason)

/** The state of a message with its reason, as "not sent: no address". What a provider says is shown as it is. */
export const useMessageState = () => {
  const text = useTextIn("console.notices")
  const textOfKey = useTextOfKey()
  const reasonOf = (reason: string) =>
    isNamed(reason) ? textOfKey(`console.notices.reasons.${reason}`) : reason
  return ({ state, reason }: { state: OutgoingState; reason: string }) =>
    [text(`states.${state}`), ...(reason ? [reasonOf(reason)] : [])].join(": ")
}
