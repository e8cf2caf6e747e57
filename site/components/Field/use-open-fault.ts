import { type FormEvent, useState } from 'react';
import type { FormFault } from '../../api/call';
import { emailFault } from './email-fault';

interface OpenFault {
  /** What is left of the fault; `undefined` once every field it named is mended. */
  open: FormFault | undefined;
  /** Whether a field of it was mended since the form was sent. */
  isMended: boolean;
  /** For the form. */
  onInput(event: FormEvent<HTMLFormElement>): void;
}

/**
 * What is still wrong of what was found when a form was sent. A sentence leaves its field as soon as
 * what stands there can be sent; nothing new is found while somebody writes.
 */
export function useOpenFault(fault: FormFault | undefined): OpenFault {
  const [mended, setMended] = useState<{ of: FormFault | undefined; names: string[] }>();
  const names = mended?.of === fault ? (mended?.names ?? []) : [];
  return {
    open: fault && withoutFields(fault, names),
    isMended: names.length > 0,
    onInput: ({ target }) => {
      const { name, type, value } = target as HTMLInputElement; // or another control: all have these
      const isOpen = fault && name in fault.fields && !names.includes(name);
      if (isOpen && canBeSent(type, value)) setMended({ of: fault, names: [...names, name] });
    },
  };
}

/** A fault without some of the fields it names; `undefined` where none is left. */
export function withoutFields(fault: FormFault, names: readonly string[]): FormFault | undefined {
  if (names.length === 0) return fault;
  const left = Object.entries(fault.fields).filter(([name]) => !names.includes(name));
  return left.length > 0 ? { ...fault, fields: Object.fromEntries(left) } : undefined;
}

function canBeSent(type: string, value: string): boolean {
  return type === 'email' ? emailFault(value) === undefined : value.trim() !== '';
}
