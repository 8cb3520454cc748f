import { text, wholeNumber } from "#server/features/call-inputs.ts"
import { conflict, defineCalls, gone } from "#server/features/define-call.ts"

import type { createFinancialChanges } from "./decide-financial.ts"

interface Deps {
  financialChanges: ReturnType<typeof createFinancialChanges>
}

const call = defineCalls<Deps>()
const id = { id: wholeNumber }

/** Changes of the account for deposits, of fees and of the open session, which a second person confirms. */
export const financialCalls = {
  "GET /financial-changes": call("financial.read", {}, ({ financialChanges }, _sent, { member }) =>
    financialChanges.list(member),
  ),

  "POST /financial-changes/:id/make": call(
    "financial.confirm",
    { ...id, password: text },
    async ({ financialChanges }, sent, { member, confirmPassword }) => {
      const refused = await confirmPassword(sent.password)
      if (refused) return refused
      const outcome = await financialChanges.make(sent.id, member)
      if (outcome === "unknown") return gone()
      if (outcome === "second person") return conflict("second_person")
      return outcome === "changed meanwhile" ? conflict("financial_changed") : {}
    },
  ),

  "POST /financial-changes/:id/drop": call(
    "financial.confirm",
    id,
    async ({ financialChanges }, sent, { member }) =>
      (await financialChanges.drop(sent.id, member)) === "unknown" ? gone() : {},
  ),
}
