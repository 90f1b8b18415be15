// The blocks in the editor: a preview rendered by the server, and a control for each attribute of the contract.
(({ blocks, blockEditor, components, element, i18n, serverSideRender }, widgets) => {
  const { createElement, Fragment } = element;
  const { __, sprintf } = i18n;

  for (const [name, widget] of Object.entries(widgets))
    blocks.registerBlockType(`dragoman/${name}`, {
      edit: (props) => createElement(Edit, { ...props, widget }),
      // The server renders it.
      save: () => null,
    });

  // biome-ignore lint/correctness/noComponentHookFactories: this runs once; classic scripts share their outermost scope.
  function Edit({ name, attributes, setAttributes, widget }) {
    const controls = (isCommon) =>
      Object.entries(widget.attributes)
        .filter(([, attribute]) => attribute.isCommon === isCommon)
        .map(([label, attribute]) => control(label, attribute, attributes, setAttributes));
    const panel = (title, initialOpen, children) =>
      children.length ? createElement(components.PanelBody, { title, initialOpen }, ...children) : null;
    return createElement(
      Fragment,
      null,
      createElement(
        blockEditor.InspectorControls,
        null,
        panel(__(widget.title, 'dragoman'), true, controls(false)),
        panel(__('All Dragoman blocks', 'dragoman'), false, controls(true)),
      ),
      createElement(
        'div',
        blockEditor.useBlockProps(),
        // Its links and buttons do nothing while the page is being edited.
        createElement(
          components.Disabled,
          null,
          createElement(serverSideRender, { block: name, attributes, skipBlockSupportAttributes: true }),
        ),
      ),
    );
  }

  function control(label, attribute, attributes, setAttributes) {
    const { kind, about, options, property, min, max } = attribute;
    const set = (value) => setAttributes({ [property]: value });
    const common = { key: property, label, help: about, __nextHasNoMarginBottom: true };
    const value = attributes[property] ?? '';
    switch (kind) {
      case 'flag':
        return createElement(components.ToggleControl, { ...common, checked: value === true, onChange: set });
      case 'choice': {
        const initial = attribute.default
          ? sprintf(/* translators: %s: the value. */ __('Default (%s)', 'dragoman'), attribute.default)
          : __('Default', 'dragoman');
        const all = [
          { value: '', label: initial },
          ...options.map((option) => ({ value: option, label: option })),
        ];
        const choose = (chosen) => set(chosen || undefined);
        return createElement(components.SelectControl, { ...common, value, options: all, onChange: choose });
      }
      case 'number': {
        const read = (typed) => set(typed === '' ? undefined : Number(typed));
        const range = {
          min,
          max,
          step: attribute.whole ? 1 : 'any',
          placeholder: String(attribute.default ?? ''),
        };
        return createElement(components.TextControl, {
          ...common,
          ...range,
          type: 'number',
          value,
          onChange: read,
        });
      }
      default: {
        const write = (typed) => set(typed || undefined);
        const placeholder = String(attribute.default ?? '');
        return createElement(components.TextControl, { ...common, placeholder, value, onChange: write });
      }
    }
  }
})(window.wp, window.dragomanWidgets);
