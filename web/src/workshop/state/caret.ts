// Where somebody was writing last, so that a word of the language can be put there.

export class Caret {
  private field: HTMLTextAreaElement | null = null;

  note(field: HTMLTextAreaElement): void {
    this.field = field;
  }

  // With a space on either side where one is missing; false if nobody was writing.
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
