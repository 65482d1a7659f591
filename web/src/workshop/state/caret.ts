// The last cursor position, so that a word of the language can be inserted there.

export class Caret {
  private field: HTMLTextAreaElement | null = null;

  note(field: HTMLTextAreaElement): void {
    this.field = field;
  }

  // Adds a space on either side if one is missing; returns false if there was no cursor.
  insert(said: string): boolean {
    const { field } = this;
    if (!field?.isConnected) return false;
    const { value, selectionStart: from, selectionEnd: to } = field;
    const before = from > 0 && /[^\s"']/.test(value[from - 1]) ? " " : "";
    const after = to < value.length && /[\p{L}\p{N}]/u.test(value[to]) ? " " : "";
    field.focus();
    field.setRangeText(before + said + after, from, to, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return true;
  }
}
