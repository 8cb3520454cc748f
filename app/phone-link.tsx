/** A phone number that a phone dials on a press. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
      {phone}
    </a>
  )
}
