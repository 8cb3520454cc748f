declare module "saxen" {
  type Decode = (text: string) => string
  type Attributes = Record<string, string>

  /** A streaming XML parser. It expands no entities besides those of XML itself. */
  export class Parser {
    on(
      event: "openTag",
      act: (name: string, attributes: () => Attributes, decode: Decode) => void,
    ): this
    on(event: "closeTag", act: (name: string) => void): this
    on(event: "text", act: (text: string, decode: Decode) => void): this
    on(event: "cdata" | "attention", act: (text: string) => void): this
    on(event: "error", act: (error: Error) => void): this
    write(xml: string): this
    end(): Error | null
  }
}
