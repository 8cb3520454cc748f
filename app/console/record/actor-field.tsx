import { FunctionField, type RaRecord } from "react-admin"

import { useActorName } from "./actor-name.ts"

/** The field of a record that says who did something. */
export function ActorField({ source }: { source: string }) {
  const actorOf = useActorName()
  return <FunctionField<RaRecord> render={(record) => actorOf(String(record[source] ?? ""))} />
}
