import { FunctionField, type RaRecord } from "react-admin"

import { systemActors } from "#domain/staff/system-actors.ts"

import { useText } from "../kit/text/use-language.ts"

const keys = Object.fromEntries(
  Object.entries(systemActors).map(([key, name]) => [name, key as keyof typeof systemActors]),
)

/** Who did something, as records name them: a member of staff, or the system in the console's language. */
export const useActorName = () => {
  const t = useText()
  return (name: string) => (keys[name] ? t(`console.actors.${keys[name]}`) : name)
}

/** The field of a record that says who did something. */
export function ActorField({ source }: { source: string }) {
  const actorOf = useActorName()
  return <FunctionField<RaRecord> render={(record) => actorOf(String(record[source] ?? ""))} />
}
