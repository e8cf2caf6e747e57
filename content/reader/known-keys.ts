import { z } from 'zod';

/** The names a schema knows at a path, for “did you mean”. Empty where any name is allowed. */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const here = unwrap(schema);
  const [next, ...rest] = path;
  if (here instanceof z.core.$ZodUnion) {
    return here._zod.def.options.flatMap((option) => knownKeys(option, path));
  }
  if (next === undefined) return ownKeys(here);
  const inner = step(here, next);
  return inner ? knownKeys(inner, rest) : [];
}

function ownKeys(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
  if (!(schema instanceof z.core.$ZodRecord)) return [];
  const { keyType } = schema._zod.def;
  return keyType instanceof z.core.$ZodEnum ? Object.keys(keyType._zod.def.entries) : [];
}

function step(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.core.$ZodObject) return schema._zod.def.shape[String(key)];
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
  if (schema instanceof z.core.$ZodTuple) return schema._zod.def.items[Number(key)];
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
  return undefined;
}

/** Takes off what only says “may be left out”. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault
  ) {
    return unwrap(schema._zod.def.innerType);
  }
  return schema instanceof z.core.$ZodPipe ? unwrap(schema._zod.def.in) : schema;
}
