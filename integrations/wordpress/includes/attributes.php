<?php
/** Checks the attributes of blocks and shortcodes by the widgets' contracts. */

defined( 'ABSPATH' ) || exit;

/** The widgets by name, as the build wrote them from the contracts. */
function dragoman_widgets(): array {
	static $widgets = null;
	if ( null === $widgets ) {
		$widgets = json_decode( (string) file_get_contents( DRAGOMAN_DIR . '/widgets.json' ), true );
		$widgets = is_array( $widgets ) ? $widgets : array();
	}
	return $widgets;
}

/**
 * The attributes that go into the page, by name, and what is wrong with the others, in words.
 *
 * @return array{0: array<string, string>, 1: string[]}
 */
function dragoman_check_attributes( array $widget, array $given ): array {
	$valid    = array();
	$problems = array();
	foreach ( $given as $name => $value ) {
		// WordPress numbers the attributes without a value.
		list( $name, $value ) = is_int( $name ) ? array( (string) $value, true ) : array( $name, $value );
		$name                 = str_replace( '_', '-', strtolower( $name ) );
		$attribute            = $widget['attributes'][ $name ] ?? null;
		if ( null === $attribute ) {
			/* translators: 1: the attribute. 2: the known attributes. */
			$problems[] = sprintf( __( 'There is no attribute “%1$s”. There are: %2$s.', 'dragoman' ), $name, implode( ', ', array_keys( $widget['attributes'] ) ) );
			continue;
		}
		$text = dragoman_attribute_text( $attribute, $value );
		if ( null === $text || '' === $text && 'flag' !== $attribute['kind'] ) {
			continue;
		}
		if ( dragoman_is_allowed( $attribute, $text ) ) {
			$valid[ $name ] = $text;
		} else {
			/* translators: 1: the value. 2: the attribute. 3: the allowed values. */
			$problems[] = sprintf( __( '“%1$s” is not a value of “%2$s”. Allowed: %3$s.', 'dragoman' ), $text, $name, $attribute['allowed'] );
		}
	}
	foreach ( $widget['attributes'] as $name => $attribute ) {
		if ( ! empty( $attribute['required'] ) && ! isset( $valid[ $name ] ) ) {
			/* translators: 1: the attribute. 2: what it is for. */
			$problems[] = sprintf( __( '“%1$s” is missing. %2$s', 'dragoman' ), $name, $attribute['about'] );
		}
	}
	return array( $valid, $problems );
}

/** The attribute as it stands in HTML; null when it is left out. */
function dragoman_attribute_text( array $attribute, $value ): ?string {
	if ( 'flag' === $attribute['kind'] ) {
		return false === $value || null === $value || 'false' === $value ? null : '';
	}
	if ( true === $value ) {
		return $attribute['bare'] ?? '';
	}
	return is_scalar( $value ) ? trim( (string) $value ) : null;
}

function dragoman_is_allowed( array $attribute, string $text ): bool {
	switch ( $attribute['kind'] ) {
		case 'choice':
			return in_array( $text, $attribute['options'], true );
		case 'number':
			return preg_match( $attribute['whole'] ? '/^-?\d+$/D' : '/^-?\d+(\.\d+)?$/D', $text )
				&& $text >= ( $attribute['min'] ?? -INF )
				&& $text <= ( $attribute['max'] ?? INF );
		case 'list':
			$words = array_filter( preg_split( '/[\s,]+/', $text ), 'strlen' );
			return ! array_filter( $words, static fn( string $word ): bool => ! dragoman_matches( $attribute, $word ) );
		default:
			return dragoman_matches( $attribute, $text );
	}
}

function dragoman_matches( array $attribute, string $text ): bool {
	return ! isset( $attribute['pattern'] ) || 1 === preg_match( $attribute['pattern'], $text );
}
